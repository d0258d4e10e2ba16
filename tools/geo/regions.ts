/**
 * The regions of every country, written `<GeoNames codes> <ISO 3166-2 part> <name in the country's own language>`.
 * Several GeoNames units joined by `+` become one region: English unitary districts are too small to search by,
 * so they are gathered into the ceremonial counties people name when asked where they live.
 */
export type RegionSource = { readonly geonames: readonly string[]; readonly code: string; readonly name: string };

const TABLES: Readonly<Record<string, string>> = {
  NL: `01 DR Drenthe|16 FL Flevoland|02 FR Fryslân|03 GE Gelderland|04 GR Groningen|05 LI Limburg|06 NB Noord-Brabant
07 NH Noord-Holland|15 OV Overijssel|09 UT Utrecht|10 ZE Zeeland|11 ZH Zuid-Holland`,
  BE: `VLG.VAN VAN Antwerpen|BRU.BRU BRU Brussel / Bruxelles|WAL.WHT WHT Hainaut|WAL.WLG WLG Liège|VLG.VLI VLI Limburg
WAL.WLX WLX Luxembourg|WAL.WNA WNA Namur|VLG.VOV VOV Oost-Vlaanderen|VLG.VBR VBR Vlaams-Brabant
WAL.WBR WBR Brabant wallon|VLG.VWV VWV West-Vlaanderen`,
  DE: `01 BW Baden-Württemberg|02 BY Bayern|16 BE Berlin|11 BB Brandenburg|03 HB Bremen|04 HH Hamburg|05 HE Hessen
12 MV Mecklenburg-Vorpommern|06 NI Niedersachsen|07 NW Nordrhein-Westfalen|08 RP Rheinland-Pfalz|09 SL Saarland
13 SN Sachsen|14 ST Sachsen-Anhalt|10 SH Schleswig-Holstein|15 TH Thüringen`,
  AT: `01 1 Burgenland|02 2 Kärnten|03 3 Niederösterreich|04 4 Oberösterreich|05 5 Salzburg|06 6 Steiermark|07 7 Tirol
08 8 Vorarlberg|09 9 Wien`,
  CH: `AG AG Aargau|AI AI Appenzell Innerrhoden|AR AR Appenzell Ausserrhoden|BE BE Bern|BL BL Basel-Landschaft
BS BS Basel-Stadt|FR FR Fribourg / Freiburg|GE GE Genève|GL GL Glarus|GR GR Graubünden|JU JU Jura|LU LU Luzern
NE NE Neuchâtel|NW NW Nidwalden|OW OW Obwalden|SG SG St. Gallen|SH SH Schaffhausen|SO SO Solothurn|SZ SZ Schwyz
TG TG Thurgau|TI TI Ticino|UR UR Uri|VD VD Vaud|VS VS Valais / Wallis|ZG ZG Zug|ZH ZH Zürich`,
  FR: `84 ARA Auvergne-Rhône-Alpes|27 BFC Bourgogne-Franche-Comté|53 BRE Bretagne|24 CVL Centre-Val de Loire
94 COR Corse|44 GES Grand Est|32 HDF Hauts-de-France|11 IDF Île-de-France|28 NOR Normandie|75 NAQ Nouvelle-Aquitaine
76 OCC Occitanie|52 PDL Pays de la Loire|93 PAC Provence-Alpes-Côte d’Azur`,
  ES: `51 AN Andalucía|52 AR Aragón|34 AS Asturias|53 CN Canarias|39 CB Cantabria|55 CL Castilla y León
54 CM Castilla-La Mancha|56 CT Catalunya|CE CE Ceuta|60 VC Comunitat Valenciana|57 EX Extremadura|58 GA Galicia
07 IB Illes Balears|27 RI La Rioja|29 MD Madrid|ML ML Melilla|31 MC Murcia|32 NC Navarra|59 PV País Vasco`,
  IT: `01 65 Abruzzo|02 77 Basilicata|03 78 Calabria|04 72 Campania|05 45 Emilia-Romagna|06 36 Friuli-Venezia Giulia
07 62 Lazio|08 42 Liguria|09 25 Lombardia|10 57 Marche|11 67 Molise|12 21 Piemonte|13 75 Puglia|14 88 Sardegna
15 82 Sicilia|16 52 Toscana|17 32 Trentino-Alto Adige|18 55 Umbria|19 23 Valle d’Aosta|20 34 Veneto`,
  PL: `72 02 Dolnośląskie|73 04 Kujawsko-pomorskie|74 10 Łódzkie|75 06 Lubelskie|76 08 Lubuskie|77 12 Małopolskie
78 14 Mazowieckie|79 16 Opolskie|80 18 Podkarpackie|81 20 Podlaskie|82 22 Pomorskie|83 24 Śląskie
84 26 Świętokrzyskie|85 28 Warmińsko-mazurskie|86 30 Wielkopolskie|87 32 Zachodniopomorskie`,
  SE: `02 K Blekinge|10 W Dalarna|05 I Gotland|03 X Gävleborg|06 N Halland|07 Z Jämtland|08 F Jönköping|09 H Kalmar
12 G Kronoberg|14 BD Norrbotten|27 M Skåne|26 AB Stockholm|18 D Södermanland|21 C Uppsala|22 S Värmland
23 AC Västerbotten|24 Y Västernorrland|25 U Västmanland|28 O Västra Götaland|15 T Örebro|16 E Östergötland`,
  NO: `42 42 Agder|01 32 Akershus|04 33 Buskerud|05 56 Finnmark|34 34 Innlandet|08 15 Møre og Romsdal|09 18 Nordland
12 03 Oslo|14 11 Rogaland|17 40 Telemark|18 55 Troms|21 50 Trøndelag|20 39 Vestfold|46 46 Vestland|13 31 Østfold`,
  DK: '17 84 Hovedstaden|18 82 Midtjylland|19 81 Nordjylland|20 85 Sjælland|21 83 Syddanmark',
  FI: `14 03 Etelä-Pohjanmaa|10 04 Etelä-Savo|09 02 Etelä-Karjala|18 05 Kainuu|05 06 Kanta-Häme|16 07 Keski-Pohjanmaa
13 08 Keski-Suomi|08 09 Kymenlaakso|19 10 Lappi|06 11 Pirkanmaa|15 12 Pohjanmaa|12 13 Pohjois-Karjala
17 14 Pohjois-Pohjanmaa|11 15 Pohjois-Savo|07 16 Päijät-Häme|04 17 Satakunta|01 18 Uusimaa|02 19 Varsinais-Suomi`,
  GB: `T5 ABE Aberdeen|T6 ABD Aberdeenshire|X1 AGY Anglesey|T7 AGS Angus|N09000001 ANN Antrim and Newtownabbey
N09000011 AND Ards and North Down|T8 AGB Argyll and Bute|N09000002 ABC Armagh, Banbridge and Craigavon
I1+Z5+Z6 BDF Bedfordshire|N09000003 BFS Belfast|B3+K7+M1+P4+P9+Q2 BRK Berkshire|X2 BGW Blaenau Gwent|X3 BGE Bridgend
B7 BST Bristol|B9+I6 BKM Buckinghamshire|X4 CAY Caerphilly|C3+K3 CAM Cambridgeshire|X5 CRF Cardiff
X7 CMN Carmarthenshire|N09000004 CCG Causeway Coast and Glens|X6 CGN Ceredigion|E9+P2+Z7+Z8 CHS Cheshire
U1 CLK Clackmannanshire|X8 CWY Conwy|C6+Z9 CON Cornwall|D8+D1+F5+N3 DUR County Durham|C9 CMA Cumbria
X9 DEN Denbighshire|D2+D3 DBY Derbyshire|N09000005 DRS Derry and Strabane|D4+K4+O4 DEV Devon|D6+AA DOR Dorset
U2 DGY Dumfries and Galloway|U3 DND Dundee|U4 EAY East Ayrshire|U5 EDU East Dunbartonshire|U6 ELN East Lothian
U7 ERW East Renfrewshire|E1+G6 ERY East Riding of Yorkshire|E2+B6 ESX East Sussex|U8 EDH Edinburgh|E4+M5+O3 ESS Essex
U9 FAL Falkirk|N09000006 FMO Fermanagh and Omagh|V1 FIF Fife|Y1 FLN Flintshire|V2 GLG Glasgow
E6+M6 GLS Gloucestershire|GLA LND Greater London|B1+C1+I2+K1+L2+L5+N2+O1+O6+P7 GTM Greater Manchester|Y2 GWN Gwynedd
F2+K6+M4 HAM Hampshire|F7 HEF Herefordshire|F8 HRT Hertfordshire|V3 HLD Highland|V4 IVC Inverclyde
G2 IOW Isle of Wight|G5+I3 KEN Kent|A8+A9+H2 LAN Lancashire|H4+H5 LEC Leicestershire|H7+J2+J3 LIN Lincolnshire
N09000007 LBC Lisburn and Castlereagh|G9+H8+L8+N1+Q1 MSY Merseyside|Y3 MTY Merthyr Tydfil
N09000008 MEA Mid and East Antrim|N09000009 MUL Mid Ulster|V5 MLN Midlothian|Y4 MON Monmouthshire|V6 MRY Moray
Y5 NTL Neath Port Talbot|Y6 NWP Newport|N09000010 NMD Newry, Mourne and Down|I9 NFK Norfolk|V7 NAY North Ayrshire
V8 NLK North Lanarkshire|I5+J7+K9+Q5 NYK North Yorkshire|NNH+WNH NTH Northamptonshire|J6 NBL Northumberland
J8+J9 NTT Nottinghamshire|V9 ORK Orkney|K2 OXF Oxfordshire|Y7 PEM Pembrokeshire|W1 PKN Perth and Kinross|Y8 POW Powys
W2 RFW Renfrewshire|Y9 RCT Rhondda Cynon Taf|L4 RUT Rutland|T9 SCB Scottish Borders|W3 ZET Shetland|L6+O2 SHR Shropshire
A4+J4+M3 SOM Somerset|W4 SAY South Ayrshire|W5 SLK South Lanarkshire|A3+D5+L3+L9 SYK South Yorkshire
M9+N4 STS Staffordshire|W6 STG Stirling|N5 SFK Suffolk|N7 SRY Surrey|Z1 SWA Swansea|Z2 TOF Torfaen
E5+I7+J5+M7+N6 TWR Tyne and Wear|Z3 VGL Vale of Glamorgan|P3 WAR Warwickshire|W7 WDU West Dunbartonshire
W9 WLN West Lothian|A7+C7+D7+L7+M2+O8+Q3 WMD West Midlands|P6 WSX West Sussex|B4+C2+G8+H3+O7 WYK West Yorkshire
W8 ELS Western Isles|N9+P8 WIL Wiltshire|Q4 WOR Worcestershire|Z4 WRX Wrexham`,
  IE: `01 CW Carlow|02 CN Cavan|03 CE Clare|04+32 CO Cork|06 DL Donegal|33+34+35+39 D Dublin|10+36 G Galway|11 KY Kerry
12 KE Kildare|13 KK Kilkenny|15 LS Laois|14 LM Leitrim|42 LK Limerick|18 LD Longford|19 LH Louth|20 MO Mayo|21 MH Meath
22 MN Monaghan|23 OY Offaly|24 RN Roscommon|25 SO Sligo|26 TA Tipperary|44 WD Waterford|29 WH Westmeath|30 WX Wexford
31 WW Wicklow`,
  US: `AL AL Alabama|AK AK Alaska|AZ AZ Arizona|AR AR Arkansas|CA CA California|CO CO Colorado|CT CT Connecticut
DE DE Delaware|DC DC District of Columbia|FL FL Florida|GA GA Georgia|HI HI Hawaii|ID ID Idaho|IL IL Illinois
IN IN Indiana|IA IA Iowa|KS KS Kansas|KY KY Kentucky|LA LA Louisiana|ME ME Maine|MD MD Maryland|MA MA Massachusetts
MI MI Michigan|MN MN Minnesota|MS MS Mississippi|MO MO Missouri|MT MT Montana|NE NE Nebraska|NV NV Nevada
NH NH New Hampshire|NJ NJ New Jersey|NM NM New Mexico|NY NY New York|NC NC North Carolina|ND ND North Dakota|OH OH Ohio
OK OK Oklahoma|OR OR Oregon|PA PA Pennsylvania|RI RI Rhode Island|SC SC South Carolina|SD SD South Dakota
TN TN Tennessee|TX TX Texas|UT UT Utah|VT VT Vermont|VA VA Virginia|WA WA Washington|WV WV West Virginia
WI WI Wisconsin|WY WY Wyoming`,
  CA: `01 AB Alberta|02 BC British Columbia|03 MB Manitoba|04 NB New Brunswick|05 NL Newfoundland and Labrador
13 NT Northwest Territories|07 NS Nova Scotia|14 NU Nunavut|08 ON Ontario|09 PE Prince Edward Island|10 QC Québec
11 SK Saskatchewan|12 YT Yukon`,
  AU: `01 ACT Australian Capital Territory|02 NSW New South Wales|03 NT Northern Territory|04 QLD Queensland
05 SA South Australia|06 TAS Tasmania|07 VIC Victoria|08 WA Western Australia`,
};

/** The regions of a country in the alphabetical order of its main language; throws when a line does not read. */
export function regionSources(country: string): RegionSource[] {
  const table = TABLES[country];
  if (table === undefined) throw new Error(`no region table for ${country}`);
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const sources = table.split(/[|\n]/).map((line) => {
    const match = /^(\S+) (\S+) (.+)$/.exec(line.trim());
    if (!match?.[1] || !match[2] || !match[3]) throw new Error(`region line does not read: ${line}`);
    return { geonames: match[1].split('+'), code: `${country}-${match[2]}`, name: match[3] };
  });
  return sources.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Countries whose first administrative level is too coarse to search by. */
export const USES_SECOND_LEVEL: ReadonlySet<string> = new Set(['BE', 'GB', 'IE']);

/** Towns that GeoNames calls by an English or outdated name, as the people who live there write them. */
export const LOCAL_NAMES: Readonly<Record<string, string>> = {
  'NL The Hague': 'Den Haag',
  'NL Almere Stad': 'Almere',
  'BE Brussels': 'Brussel / Bruxelles',
  'BE Ostend': 'Oostende',
  'DE Munich': 'München',
  'AT Vienna': 'Wien',
  'CH Sankt Gallen': 'St. Gallen',
  'CH Sitten': 'Sion',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  'PL Warsaw': 'Warszawa',
  'PL Bielsko-Biala': 'Bielsko-Biała',
  'DK Copenhagen': 'København',
  'DK Århus': 'Aarhus',
  'FI Hyvinge': 'Hyvinkää',
  'IE Droichead Nua': 'Newbridge',
  'IE Cluain Meala': 'Clonmel',
  'IE An Muileann gCearr': 'Mullingar',
  'IE An Ros': 'Rush',
  'IE Trá Mhór': 'Tramore',
  'IE Leifear': 'Lifford',
  'ES Cadiz': 'Cádiz',
  'ES Javea': 'Xàbia / Jávea',
  'IT San Remo': 'Sanremo',
  'IT Carpi Centro': 'Carpi',
  'IT Montesilvano Marina': 'Montesilvano',
  'IT Mira Taglio': 'Mira',
  'IT Cava Dè Tirreni': 'Cava de’ Tirreni',
  'IT Fiumicino-Isola Sacra': 'Fiumicino',
  'FI Sibbo': 'Sipoo',
  'US New York City': 'New York',
};

/** Entries that are no town of that country: a weather station, and a northern Irish city listed a second time. */
export const NOT_THERE: ReadonlySet<string> = new Set(['NO Ulsteinvik weather pws station', 'IE Derry']);
