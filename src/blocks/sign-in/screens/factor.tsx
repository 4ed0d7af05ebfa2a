import { box, CodeField } from '../fields.tsx'
import type { Factor, Goal } from '../flow.ts'
import { ScreenForm } from '../form.tsx'
import { Head, LinkButton, useHeadFocus } from '../parts.tsx'
import { leave, withFactor } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

export function FactorScreen({ factors, goal, ...props }: ScreenProps & { factors: Factor[]; goal: Goal }) {
  const { name, level, texts, busy, run, turn, failure, action } = props
  const [which, code, title] = [`${name}-factor`, `${name}-code`, `${name}-screen`]
  const head = useHeadFocus(turn, failure)
  return (
    <>
      <div className="grid gap-2">
        <Head id={title} level={level} focus={head}>
          {texts.factorTitle}
        </Head>
        <p>{texts.factorText}</p>
      </div>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.confirm}
        working={texts.working}
        needed={[{ id: code, missing: texts.codeMissing }]}
        onSend={(typed) => run(withFactor(typed(which) || (factors[0]?.id ?? ''), typed(code), goal))}
      >
        {(mistakes) => (
          <>
            {factors.length > 1 && (
              <div>
                <label htmlFor={which} className="font-semibold">
                  {texts.factor}
                </label>
                <select id={which} className={box}>
                  {factors.map((factor) => (
                    <option key={factor.id} value={factor.id}>
                      {factor.name}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <CodeField id={code} label={texts.factorCode} mistake={mistakes[code]} />
          </>
        )}
      </ScreenForm>
      <p>
        <LinkButton onPress={() => run(leave)}>{texts.signOut}</LinkButton>
      </p>
    </>
  )
}
