// What a script asks of a look that was made for Latin letters.

/** Of a script that is set otherwise. What is left out stays as the look says. */
export interface ScriptStyle {
  /** Faces that browsers bring, by the kind of face they stand for; before the stand-ins of a Latin face, behind the face itself. */
  faces?: { sans: string; serif: string }
  /** Least line height of running text and of headings: marks above and below the letters need room. */
  leading: number
  displayLeading: number
  /** Letters hang together: room between them would tear words apart. */
  isJoined?: true
  /** No capitals: a heading that is set in them is set bold. */
  isCaseless?: true
  /** A share of the line length: characters are as wide as high. */
  measure?: number
}

const arabic: ScriptStyle = {
  faces: {
    sans: "system-ui,'Segoe UI','Geeza Pro','Noto Sans Arabic'",
    serif: "'Noto Naskh Arabic','Geeza Pro','Sakkal Majalla','Traditional Arabic'",
  },
  leading: 1.75,
  displayLeading: 1.3,
  isJoined: true,
  isCaseless: true,
}

const chinese: ScriptStyle = { leading: 1.75, displayLeading: 1.3, isCaseless: true, measure: 0.9 }

const indic: ScriptStyle = { leading: 1.7, displayLeading: 1.35, isJoined: true, isCaseless: true }

/** By the name that ISO 15924 gives the script. */
const styles: Readonly<Record<string, ScriptStyle>> = {
  Arab: arabic,
  Syrc: arabic,
  Hebr: {
    faces: {
      sans: "system-ui,'Segoe UI','Arial Hebrew','Noto Sans Hebrew'",
      serif: "'Frank Ruehl CLM','Noto Serif Hebrew','Arial Hebrew','Times New Roman'",
    },
    leading: 1.6,
    displayLeading: 1.2,
    isCaseless: true,
  },
  Deva: indic,
  Beng: indic,
  Gujr: indic,
  Guru: indic,
  Thai: { leading: 1.75, displayLeading: 1.4, isCaseless: true },
  Jpan: chinese,
  Hans: chinese,
  Hant: chinese,
  Kore: { leading: 1.7, displayLeading: 1.3, isCaseless: true, measure: 0.95 },
}

/** Of the usual script of a language, or of the one its tag names; undefined where it is set like Latin. */
export function scriptStyleOf(language: string): ScriptStyle | undefined {
  try {
    return styles[new Intl.Locale(language).maximize().script ?? '']
  } catch {
    return undefined
  }
}
