interface SampleCode {
  language: string
  text: string
}

/** A formula without its delimiters. */
interface SampleFormula {
  tex: string
  display: boolean
}

/** A Markdown text with its formulas and code blocks. */
export interface SampleText {
  markdown: string
  formulas: SampleFormula[]
  code: SampleCode[]
}

const sentences = [
  '函数在一点可导，是指它在这一点的**左右导数**都存在且相等，几何上就是曲线在这里有*唯一*的切线。',
  '把区间分成许多小段，每一段上用常数近似，再让段长趋于零，和的极限就是定积分；详见[上一讲](/lessons/12 "定积分")。',
  '运行下面的程序前，请先用 `pip install numpy` 装好依赖，再比较两种写法的耗时。',
  'The limit exists if and only if both one-sided limits exist and agree; see [the notes](https://example.org/notes).',
  '学费 $5 and $6 都不是公式，折后价 ￥128 也不是；`a_1 * b_2` 里的星号原样显示。',
]

const formulas = [
  '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  '\\int_0^{\\infty} e^{-x^2} \\, dx = \\frac{\\sqrt{\\pi}}{2}',
  '\\sum_{n=1}^{N} \\frac{1}{n^2} < \\frac{\\pi^2}{6}',
  'a_{ij} = \\sum_k b_{ik} c_{kj}',
  '\\begin{pmatrix} 1 & x \\\\ 0 & 1 \\end{pmatrix}',
  '\\lim_{h \\to 0} \\frac{f(x + h) - f(x)}{h}',
  'x^2 + y^2 = r^2',
  '\\alpha \\in [0, 1]',
]

const programs: SampleCode[] = [
  {
    language: 'python',
    text: 'def total(prices: list[int]) -> int:\n    """求和"""\n    result = 0\n    for price in prices:\n        if price > 0:\n            result += price\n    return result\n\n\nprint(total([1, 2, 3]))\n',
  },
  {
    language: 'javascript',
    text: "export async function load(id) {\n  const response = await fetch(`/api/${id}`)\n  if (!response.ok) throw new Error('no answer')\n  // 缓存一分钟\n  return response.json()\n}\n",
  },
  {
    language: 'java',
    text: 'public class Main {\n    public static void main(String[] args) {\n        int sum = 0;\n        for (int i = 0; i < 10; i++) sum += i;\n        System.out.println("sum = " + sum);\n    }\n}\n',
  },
  {
    language: 'cpp',
    text: '#include <vector>\n\ntemplate <typename T>\nT largest(const std::vector<T>& values) {\n    T best = values.front();\n    for (const auto& value : values)\n        if (value > best) best = value;\n    return best;\n}\n',
  },
  {
    language: 'sql',
    text: "SELECT course.title, COUNT(*) AS learners\nFROM enrolment\nJOIN course ON course.id = enrolment.course_id\nWHERE enrolment.created_at > '2025-01-01'\nGROUP BY course.title\nORDER BY learners DESC;\n",
  },
]

const table =
  '| 周次 | 主题 | 作业 |\n| ---: | :--- | :--- |\n| 1 | 函数 | 习题一 |\n| 2 | 极限 | 习题二 |\n'

/** Cycles through the items, and slightly changes each so that no engine can cache it. */
function nth<T>(all: readonly T[], index: number): T {
  const item = all[index % all.length]
  if (item === undefined) throw new Error('There are no items')
  return item
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}

/**
 * Creates a lesson of about `size` bytes of UTF-8 with evenly distributed formulas and code blocks.
 * `seed` changes one place, so that no earlier result can be reused.
 */
export function sampleText(
  size: number,
  counts: { formulas: number; code: number },
  seed = 0,
): SampleText {
  const sample: SampleText = { markdown: '', formulas: [], code: [] }
  const parts: string[] = [`# 第 ${seed} 讲\n`]
  for (let index = 0; index < counts.formulas; index++) {
    const formula = { tex: `${nth(formulas, index)} + c_{${index}}`, display: index % 4 === 0 }
    sample.formulas.push(formula)
    const sentence = nth(sentences, index)
    parts.push(
      formula.display
        ? `${sentence}\n\n$$\n${formula.tex}\n$$\n`
        : `${sentence}其中 $${formula.tex}$ 是已知的。\n`,
    )
    if (
      index % Math.ceil(counts.formulas / counts.code) === 0 &&
      sample.code.length < counts.code
    ) {
      const { language, text } = nth(programs, index)
      const code = { language, text: `${text}${text.replaceAll('1', String(index))}` }
      sample.code.push(code)
      parts.push(`\`\`\`${language}\n${code.text}\`\`\`\n`)
    }
    if (index % 10 === 9) parts.push(table, `## 第 ${index} 节\n`, `- ${sentence}\n- [x] 读完\n`)
  }
  const missing = size - bytes(parts.join('\n'))
  const prose = sentences.join('').concat('\n')
  const times = Math.max(0, Math.floor(missing / bytes(`${prose}\n`)))
  // Paragraphs fill the rest.
  for (let index = 0; index < times; index++) {
    parts.splice(1 + Math.floor((index * (parts.length - 1)) / times), 0, prose)
  }
  sample.markdown = parts.join('\n')
  return sample
}
