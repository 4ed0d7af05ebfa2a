// The review sheet's calls of the server.

import { editEndpoints, reviewEndpoints } from '../../endpoints.ts'
import type { TakeBackRequest } from '../../request-bodies.ts'
import type { ChangedPage, CommitRequest } from '../../review/review-messages.ts'
import { pageToken } from '../first-data.ts'
import { addressWith, callServer } from '../server-calls.ts'

export const fetchReview = () => callServer(reviewEndpoints.review)
export const takeBack = (request: TakeBackRequest) => callServer(reviewEndpoints.takeBack, request)
export const takeBackFile = (file: string) => callServer(reviewEndpoints.takeBackFile, { file })
export const undo = () => callServer(editEndpoints.undo, { back: true })
export const commit = (request: CommitRequest) => callServer(reviewEndpoints.commit, request)
export const push = () => callServer(reviewEndpoints.push, {})
export const makeCopy = () => callServer(reviewEndpoints.copy, {})
export const restore = (name: string) => callServer(reviewEndpoints.restore, { name })

/** Address of a page as it was, or as it is. A frame sends no header, so the token is in it. */
export const pictureOf = ({ reading }: ChangedPage, path: string, when: 'before' | 'now', scheme?: string) =>
  addressWith(reviewEndpoints.page, { reading, path, when, token: pageToken, scheme })
