// The review sheet's questions to the server.

import { type EditAnswer, editEndpoints } from '../../edit-messages.ts'
import type { TakeBackRequest } from '../../request-bodies.ts'
import type { ChangedPage, CommitRequest, PublishAnswer, Review } from '../../review/review-messages.ts'
import { reviewEndpoints } from '../../review/review-messages.ts'
import { addressWith, ask } from '../ask.ts'
import { pageToken } from '../first-data.ts'

export const fetchReview = () => ask<Review>(reviewEndpoints.review)
export const takeBack = (asked: TakeBackRequest) => ask<EditAnswer>(reviewEndpoints.takeBack, asked)
export const takeBackFile = (file: string) => ask<PublishAnswer>(reviewEndpoints.takeBackFile, { file })
export const undo = () => ask<EditAnswer>(editEndpoints.undo, { back: true })
export const commit = (asked: CommitRequest) => ask<PublishAnswer>(reviewEndpoints.commit, asked)
export const push = () => ask<PublishAnswer>(reviewEndpoints.push, {})
export const makeCopy = () => ask<PublishAnswer>(reviewEndpoints.copy, {})
export const restore = (name: string) => ask<EditAnswer>(reviewEndpoints.restore, { name })

/** Address of a page as it was, or as it is. A frame sends no header, so the token is in it. */
export const pictureOf = ({ reading }: ChangedPage, path: string, when: 'before' | 'now', scheme?: string) =>
  addressWith(reviewEndpoints.page, { reading, path, when, token: pageToken, scheme })
