// Words for small firms, with their kinds at schema.org.
import { addTo } from '../../site/grouped.ts'

/** By kind, the kinds of small firms first: words in English, German, French and Spanish, in lower case. */
const words = {
  LocalBusiness:
    'business firm company shop-and-workshop handwerker handwerksbetrieb fahrschule driving-school auto-ecole autoescuela schreiner schreinerei tischler tischlerei carpenter joiner menuisier carpintero goldschmied potter toepfer gaertner gardener landscaper landschaftsgaertner jardinier jardinero fotograf photographer photographe fotografo schneider tailor schuster cobbler kaminfeger schornsteinfeger reinigung cleaning betrieb firma entreprise empresa',
  Plumber: 'klempner installateur sanitaer sanitär plumbing plombier fontanero',
  Electrician: 'elektriker elektro electricien electricista',
  HousePainter: 'maler malermeister painter peintre pintor',
  RoofingContractor: 'dachdecker roofer couvreur techador',
  HVACBusiness: 'heizung heizungsbauer heating klima chauffagiste calefaccion',
  GeneralContractor: 'bauunternehmen bauunternehmer builder baumeister maurer macon constructor',
  Locksmith: 'schluesseldienst schlüsseldienst schlosser serrurier cerrajero',
  AutoRepair: 'autowerkstatt werkstatt garage mechanic kfz-werkstatt garagiste taller',
  HairSalon: 'friseur frisör coiffeur hairdresser barber coiffure peluqueria',
  BeautySalon: 'kosmetik kosmetiksalon beautician institut-de-beaute',
  Bakery: 'baeckerei bäckerei baker boulangerie panaderia',
  CafeOrCoffeeShop: 'cafe café coffee-shop tea-room',
  Restaurant: 'gasthaus gasthof wirtschaft bistro',
  BarOrPub: 'bar pub kneipe wirtshaus',
  Hotel: 'gasthaus-hotel hôtel',
  BedAndBreakfast: 'pension b-and-b guesthouse gaestehaus gästehaus chambre-d-hote',
  Store: 'shop laden geschaeft geschäft boutique tienda magasin craft-shop',
  GroceryStore: 'lebensmittel supermarkt hofladen butcher metzgerei epicerie',
  Florist: 'blumen blumenladen gaertnerei fleuriste floristeria',
  BookStore: 'buchhandlung bookshop librairie libreria',
  BikeStore: 'velo fahrrad bicycle bike-shop fahrradladen',
  JewelryStore: 'schmuck jeweller jeweler juwelier bijouterie',
  Pharmacy: 'apotheke chemist pharmacie farmacia',
  Dentist: 'zahnarzt zahnaerztin dentiste dentista',
  Physician: 'arzt aerztin doctor medecin hausarzt medico',
  Physiotherapy: 'physio physiotherapeut physiotherapist kine fisioterapia',
  VeterinaryCare: 'tierarzt vet veterinary veterinarian veterinaire veterinario',
  Optician: 'optiker opticien optica',
  LegalService: 'anwalt rechtsanwalt lawyer kanzlei avocat abogado solicitor',
  Notary: 'notar notaire notario',
  AccountingService: 'steuerberater treuhand accountant comptable buchhaltung contable',
  ProfessionalService: 'beratung consultancy consultant berater agentur agency architekt architect ingenieur conseil',
  RealEstateAgent: 'immobilien makler estate-agent agence-immobiliere inmobiliaria',
  ChildCare: 'kita kindertagesstaette kindergarten nursery creche',
  ExerciseGym: 'fitness gym fitnessstudio yoga',
  School: 'schule musikschule ecole escuela music-school',
  MusicGroup: 'choir chor choeur coro band orchestra orchester',
  SportsClub: 'sportverein verein club-de-sport',
  NGO: 'association charity verein association-loi-1901 stiftung foundation nonprofit',
  Museum: 'musee museo',
} satisfies Record<string, string>

export const kindsOfSmallFirms: readonly string[] = Object.keys(words)

const byWord = new Map<string, string[]>()
for (const [kind, line] of Object.entries(words)) for (const word of line.split(' ')) addTo(byWord, word, kind)

/** Returns the kinds that a trade is, likeliest first. */
export const kindsOfTrade = (trade: string): readonly string[] => byWord.get(trade) ?? []

/** Puts the kinds of small firms first. */
export const usualKindsFirst = (kinds: readonly string[]): string[] => [
  ...kindsOfSmallFirms.filter((kind) => kinds.includes(kind)),
  ...kinds.filter((kind) => !kindsOfSmallFirms.includes(kind)),
]
