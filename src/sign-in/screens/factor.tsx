import { CodeField, fieldBox } from '../controls/fields.tsx'
import { LinkButton } from '../controls/parts.tsx'
import type { Factor, SignInGoal } from './flow.ts'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { leave, withFactor } from './steps.ts'

export function FactorScreen({ factors, goal, ...props }: ScreenProps & { factors: Factor[]; goal: SignInGoal }) {
  const { name, texts, run } = props
  const [which, code] = [`${name}-factor`, `${name}-code`]
  return (
    <FormScreen
      {...props}
      title={texts.factorTitle}
      text={texts.factorText}
      label={texts.confirm}
      needed={[{ id: code, missing: texts.codeMissing }]}
      onSend={(typed) => run(withFactor(typed(which) || (factors[0]?.id ?? ''), typed(code), goal))}
      controls={(mistakes) => (
        <>
          {factors.length > 1 && (
            <div>
              <label htmlFor={which} className="font-semibold">
                {texts.factor}
              </label>
              <select id={which} className={fieldBox}>
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
    >
      <p>
        <LinkButton onPress={() => run(leave)}>{texts.signOut}</LinkButton>
      </p>
    </FormScreen>
  )
}
