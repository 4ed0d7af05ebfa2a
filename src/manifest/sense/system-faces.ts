// Font families that need no file: CSS keywords, and families of common operating systems. A family covers its members: `Arial` stands for `Arial
// Narrow`, `Noto Sans` for `Noto Sans JP`.

const generic = `serif, sans-serif, monospace, cursive, fantasy, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded,
  math, emoji, fangsong, -apple-system, BlinkMacSystemFont, inherit, initial, unset`

const windows = `Aptos, Arial, Bahnschrift, Calibri, Calisto MT, Cambria, Candara, Cascadia Code, Cascadia Mono, Century, Century Gothic,
  Comic Sans MS, Consolas, Constantia, Corbel, Courier, Courier New, Ebrima, Franklin Gothic, Gabriola, Gadugi, Garamond, Georgia,
  Gill Sans, Haettenschweiler, Impact, Ink Free, Javanese Text, Leelawadee UI, Lucida Bright, Lucida Console, Lucida Sans,
  Lucida Sans Unicode, Malgun Gothic, Marlett, Meiryo, Microsoft Himalaya, Microsoft JhengHei, Microsoft New Tai Lue,
  Microsoft PhagsPa, Microsoft Sans Serif, Microsoft Tai Le, Microsoft YaHei, Microsoft Yi Baiti, MingLiU, Mongolian Baiti,
  MS Gothic, MS Mincho, MS PGothic, MS PMincho, MS Sans Serif, MS Serif, MS UI Gothic, MV Boli, Myanmar Text, Nirmala UI, NSimSun,
  Palatino Linotype, Perpetua, PMingLiU, Rockwell, Segoe, Segoe Print, Segoe Script, Segoe UI, SimHei, SimSun, Sitka, Sylfaen,
  Symbol, Tahoma, Times, Times New Roman, Trebuchet MS, Verdana, Webdings, Wingdings, Yu Gothic, YuGothic, Yu Mincho, YuMincho,
  KaiTi, FangSong, DFKai-SB, Batang, Dotum, Gulim, David, Miriam, Aharoni, Book Antiqua, Bookman Old Style, Bodoni MT, Baskerville Old Face,
  Bell MT, Goudy Old Style, High Tower Text, Tw Cen MT, Copperplate Gothic, Brush Script MT, Bradley Hand ITC, Arabic Typesetting,
  Traditional Arabic, Simplified Arabic, Sakkal Majalla, Angsana New, Cordia New`

const apple = `American Typewriter, Andale Mono, Apple Braille, Apple Chancery, Apple Color Emoji, Apple SD Gothic Neo, Apple Symbols,
  AppleGothic, AppleMyungjo, Arial Hebrew, Arial Rounded MT, Athelas, Avenir, Avenir Next, Baskerville, Bodoni 72, Bradley Hand,
  Brush Script, Chalkboard, Chalkduster, Charter, Cochin, Copperplate, Damascus, Didot, DIN, DIN Alternate, DIN Condensed, Futura,
  Geeza Pro, Geneva, Gurmukhi MN, Heiti SC, Heiti TC, Helvetica, Helvetica Neue, Herculanum, Hiragino Kaku Gothic Pro,
  Hiragino Kaku Gothic ProN, Hiragino Maru Gothic Pro, Hiragino Maru Gothic ProN, Hiragino Mincho Pro, Hiragino Mincho ProN,
  Hiragino Sans, Hoefler Text, Iowan Old Style, Kailasa, Kefa, Kohinoor, Kaiti SC, Kaiti TC, Lucida Grande, Luminari, Marion,
  Marker Felt, Menlo, Monaco, Mshtakan, New York, Noteworthy, Optima, Osaka, Palatino, Papyrus, Phosphate, PingFang HK, PingFang SC,
  PingFang TC, Rockwell, Sathu, Savoye LET, Seravek, SF Compact, SF Mono, SF Pro, Sinhala MN, Skia, Snell Roundhand, Songti SC,
  Songti TC, STHeiti, STIX Two Text, STKaiti, STSong, Superclarendon, Thonburi, Trattatello, Zapf Dingbats, Zapfino, Charcoal,
  Chicago, Krungthep, Silom, Bitstream Charter`

const others = `Android Emoji, Bitstream Vera Sans, Bitstream Vera Serif, C059, Cantarell, Carlito, Caladea, Chilanka, Comfortaa, Coming Soon,
  Cutive Mono, D050000L, Dancing Script, DejaVu Math TeX Gyre, DejaVu Sans, DejaVu Serif, Droid Sans, Droid Serif, EmojiOne,
  Fira Mono, Fira Sans, FreeMono, FreeSans, FreeSerif, Gelasio, Inter, Inter Variable, Latin Modern Roman, Liberation Mono,
  Liberation Sans, Liberation Serif, Lohit, Manjari, Montserrat, Nimbus Mono, Nimbus Roman, Nimbus Sans, Noto, Noto Color Emoji,
  Noto Emoji, Noto Mono, Noto Naskh Arabic, Noto Sans, Noto Serif, Open Sans, Oxygen, P052, Quicksand, Roboto, Source Code Pro,
  Source Han Sans, Source Han Serif, Source Sans Pro, source-sans-pro, Source Serif Pro, Standard Symbols PS, Takao, TSCu_Comic, Twemoji Mozilla,
  Ubuntu, URW Bookman, URW Gothic, URW Palladio L, VL Gothic, WenQuanYi Micro Hei, WenQuanYi Zen Hei, Z003, Adwaita Sans,
  Adwaita Mono, casual, sans-serif-condensed`

const names = [generic, windows, apple, others].flatMap((list) => list.split(',').map((name) => name.trim()))
const known = new Set(names.map((name) => name.toLowerCase()))

/** Every family as written in CSS. */
export const systemFaces: readonly string[] = names

/** Whether visitors may have the family without a font file. Ignores case, as CSS does. */
export function isSystemFace(family: string): boolean {
  const words = family.toLowerCase().split(/\s+/)
  return words.some((_, at) => known.has(words.slice(0, at + 1).join(' ')))
}
