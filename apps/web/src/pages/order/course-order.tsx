import { courseQuery } from '@shuyuan/api/query'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, EmptyState, Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useServices } from '../../use-services'
import { OrderBlock } from './order-block'

/** The order of one course. */
export function CourseOrder({ courseId }: { courseId: number }) {
  const { api } = useServices()
  const { config } = useSite()
  const query = useQuery(courseQuery(api, courseId))
  const document = config.protocols.paidContent
  return (
    <QueryBlock query={query} skeleton={<Skeleton height={320} />}>
      {({ course, isBought }) =>
        isBought ? (
          <EmptyState
            title={messages.alreadyBought}
            action={
              <ButtonLink href={`/courses/detail/${course.id}?tab=3`}>
                {messages.startLearning}
              </ButtonLink>
            }
          />
        ) : (
          <OrderBlock
            goodsType="COURSE"
            goodsId={course.id}
            goods={{ kind: 'course', name: course.title, cover: course.cover, price: course.price }}
            agreement={
              document === null ? null : { title: messages.paidContentAgreement, href: document }
            }
          />
        )
      }
    </QueryBlock>
  )
}
