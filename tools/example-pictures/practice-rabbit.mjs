// A rabbit of the example practice.
import { blob, fill, oval, put, stroke } from './curves.mjs'
import { eye, gleam, night } from './practice-parts.mjs'

/** Crouches, seen from its side, its head to the left; 420 wide. */
export function rabbit(brush, coat) {
  const body = blob([
    [-120, -190],
    [0, -250],
    [130, -220],
    [206, -110],
    [190, -14],
    [60, 0],
    [-120, -2],
    [-160, -80],
  ])
  const head = blob([
    [-120, -300],
    [-40, -270],
    [-20, -190],
    [-90, -130],
    [-190, -130],
    [-238, -180],
    [-206, -260],
  ])
  const ear = (turn, colour) =>
    put(
      -84,
      -280,
      1,
      [
        fill(
          blob([
            [-30, 0],
            [-44, -120],
            [-14, -236],
            [26, -216],
            [40, -90],
            [26, 6],
          ]),
          colour,
        ),
        fill(
          blob([
            [-10, -20],
            [-18, -120],
            [-4, -196],
            [14, -110],
            [10, -20],
          ]),
          '#eeb09c',
        ),
      ],
      turn,
    )
  return [
    oval(206, -70, 46, 42, coat.light),
    ear(34, coat.dark),
    brush.shaded(body, coat.base, coat.dark, {
      inner: [brush.hair([-150, -230, 200, -10], 80, coat.hair, { long: 30, lean: 1.1 })],
    }),
    fill(
      blob([
        [70, -150],
        [170, -110],
        [196, -20],
        [90, 2],
        [20, -4],
        [26, -100],
      ]),
      coat.dark,
    ),
    fill(
      blob([
        [0, -34],
        [150, -40],
        [200, -6],
        [150, 6],
        [0, 4],
      ]),
      coat.light,
    ),
    fill(
      blob([
        [-150, -40],
        [-60, -44],
        [-50, 4],
        [-160, 4],
      ]),
      coat.light,
    ),
    brush.shaded(head, coat.base, coat.dark, {
      by: [-8, -10],
      inner: [
        fill(
          blob([
            [-250, -190],
            [-190, -200],
            [-150, -150],
            [-190, -120],
            [-240, -140],
          ]),
          coat.light,
        ),
      ],
    }),
    ear(10, coat.base),
    ...eye(-140, -222, 15),
    oval(-232, -182, 11, 9, '#c9665a'),
    stroke('M-222 -164q10 10 22 2', night, 5),
    stroke('M-200 -168l-70 18M-200 -160l-62 36', gleam, 3),
  ]
}
