// Kinds of business by their name at schema.org; tests/pages/json-ld.test.ts compares them to its definitions.

const names = (text: string): string[] => text.trim().split(/\s+/)

/** Kinds of LocalBusiness, which have an address and hours. */
export const localKinds: readonly string[] = names(`
  LocalBusiness AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery
  Attorney Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller
  AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley
  Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore
  ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery
  DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness
  ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore
  GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon
  HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital
  Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService
  Library LiquorStore Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery
  MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore
  NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric
  Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy
  PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth
  PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage
  ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store
  TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
  WholesaleStore Winery
`)

/** Other kinds of Organization. */
export const otherKinds: readonly string[] = names(`
  Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab EducationalOrganization
  ElementarySchool FundingScheme GovernmentOrganization HighSchool LibrarySystem MedicalOrganization MiddleSchool
  MusicGroup NGO NewsMediaOrganization OnlineBusiness OnlineMarketplace OnlineStore Organization PerformingGroup
  Preschool Project ResearchOrganization School SportsOrganization SportsTeam TheaterGroup VeterinaryCare WorkersUnion
`)

/** Kinds of CivicStructure that are businesses: places, and no kind of Organization. */
export const placeKinds: readonly string[] = names(`
  Airport Aquarium BuddhistTemple CatholicChurch Cemetery Church CivicStructure Crematorium EventVenue HinduTemple Mosque Museum
  MusicVenue Park PerformingArtsTheater PlaceOfWorship Playground RVPark Synagogue TrainStation Zoo
`)
