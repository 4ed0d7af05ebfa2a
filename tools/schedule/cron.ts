import type { TimerHost } from './timer-host.ts'

export default {
  printed: (timers, { name, command, whenOf }) =>
    [
      `# ${name.replaceAll(/\s+/g, ' ')}, by npm run schedule -- --host cron. Times are in UTC.`,
      '# Where cron does not know CRON_TZ, as on Debian and Ubuntu, the clock of the machine has to be in UTC.',
      'CRON_TZ=UTC',
      ...timers.flatMap((timer) => [
        `# ${whenOf(timer)}`,
        // cron ends a command at an unescaped percent sign.
        `${timer.cron} ${command.replaceAll('%', String.raw`\%`)}`,
      ]),
      '',
    ].join('\n'),
  next: 'Put these lines into the crontab: crontab -e',
} satisfies TimerHost
