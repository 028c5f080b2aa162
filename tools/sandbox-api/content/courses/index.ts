import type { CourseDraft } from '../course-draft'
import { japaneseCourses } from './japanese'
import { dataAnalysisCourses } from './data-analysis'
import { databaseCourses } from './databases'
import { engineeringCourses } from './engineering'
import { englishCourses } from './english'
import { historyCourses } from './history'
import { interfaceDesignCourses } from './interface-design'
import { literatureCourses } from './literature'
import { livingCourses } from './living'
import { machineLearningCourses } from './machine-learning'
import { moreLanguageCourses } from './more-languages'
import { businessCourses } from './business'
import { productCourses } from './product'
import { professionalExamCourses } from './professional-exams'
import { pythonCourses } from './python'
import { schoolMathCourses } from './school-math'
import { teachingExamCourses } from './teaching-exams'
import { universityMathCourses } from './university-math'
import { visualArtsCourses } from './visual-arts'
import { webCourses } from './web'

/** All courses as their authors write them. */
export const courseDrafts: CourseDraft[] = [
  ...webCourses,
  ...pythonCourses,
  ...engineeringCourses,
  ...dataAnalysisCourses,
  ...databaseCourses,
  ...machineLearningCourses,
  ...universityMathCourses,
  ...schoolMathCourses,
  ...englishCourses,
  ...japaneseCourses,
  ...moreLanguageCourses,
  ...interfaceDesignCourses,
  ...visualArtsCourses,
  ...productCourses,
  ...businessCourses,
  ...historyCourses,
  ...literatureCourses,
  ...teachingExamCourses,
  ...professionalExamCourses,
  ...livingCourses,
].sort((left, right) => left.id - right.id)
