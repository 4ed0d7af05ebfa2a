// Typographic adjustments for writing systems other than Latin.

/** Overrides of the theme; omitted fields leave the theme's values. */
export interface ScriptStyle {
  /** System fonts for the script; they come after the theme's own face and its stand-ins, which have no letters of the script. */
  faces?: { sans: string; serif: string }
  /** Minimum line height of running text and of headings: marks above and below letters need room. */
  leading: number
  displayLeading: number
  /** Letters join, so letter spacing would tear words apart. */
  isJoined?: true
  /** The script has no capitals, so upper-case headings become bold instead. */
  isCaseless?: true
  /** Factor on the line length, for wide characters. */
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

/** By ISO 15924 script code. */
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

/** The style for a BCP 47 tag ("ar", "sr-Latn"); undefined if its script needs no adjustment. */
export function scriptStyleOf(language: string): ScriptStyle | undefined {
  try {
    return styles[new Intl.Locale(language).maximize().script ?? '']
  } catch {
    return undefined
  }
}
