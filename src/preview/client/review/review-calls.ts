// The review sheet's calls of the server.

import { type EditAnswer, editEndpoints } from '../../edit-messages.ts'
import type { TakeBackRequest } from '../../request-bodies.ts'
import type { ChangedPage, CommitRequest, PublishAnswer, Review } from '../../review/review-messages.ts'
import { reviewEndpoints } from '../../review/review-messages.ts'
import { pageToken } from '../first-data.ts'
import { addressWith, callServer } from '../server-calls.ts'

export const fetchReview = () => callServer<Review>(reviewEndpoints.review)
export const takeBack = (request: TakeBackRequest) => callServer<EditAnswer>(reviewEndpoints.takeBack, request)
export const takeBackFile = (file: string) => callServer<PublishAnswer>(reviewEndpoints.takeBackFile, { file })
export const undo = () => callServer<EditAnswer>(editEndpoints.undo, { back: true })
export const commit = (request: CommitRequest) => callServer<PublishAnswer>(reviewEndpoints.commit, request)
export const push = () => callServer<PublishAnswer>(reviewEndpoints.push, {})
export const makeCopy = () => callServer<PublishAnswer>(reviewEndpoints.copy, {})
export const restore = (name: string) => callServer<EditAnswer>(reviewEndpoints.restore, { name })

/** Address of a page as it was, or as it is. A frame sends no header, so the token is in it. */
export const pictureOf = ({ reading }: ChangedPage, path: string, when: 'before' | 'now', scheme?: string) =>
  addressWith(reviewEndpoints.page, { reading, path, when, token: pageToken, scheme })
