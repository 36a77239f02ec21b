import type { ContactForm } from '../schemas/forms';

/** The countries and territories of ISO 3166-1, by what their largest parts are called. */
const codesByRegion = {
  Canton: 'CH LU',
  County: 'EE GB HR HU IE KE LT NO RO SE',
  Department: 'BO CO GT HN NI PY SV UY',
  District: 'PT',
  Emirate: 'AE',
  Governorate: 'BH EG IQ JO KW LB OM PS SY TN YE',
  Parish: 'BB JM',
  Prefecture: 'JP',
  Province: 'AR BE BG CA CN CR CU DO DZ EC ES ID IR IT KR LK NL NP PA PH PK TH TR VN ZA',
  Region: 'BY CL CZ DK FI FR GE GH GR KZ MA NZ PE PL RU SA SK UA UZ',
};

/** City states, and inhabited territories for which ISO 3166-2 has no parts. */
const withoutRegions =
  'AI AS AW AX BL BM CK CW FK FO GF GG GI GP GU HK IM JE KY MC MF MO MP MQ MS NC NU PF PM PR RE ' +
  'SG SX TC VA VG VI YT';

/** Those whose parts are states, or called by several words: they keep the label of the form. */
const others =
  'AD AF AG AL AM AO AQ AT AU AZ BA BD BF BI BJ BN BQ BR BS BT BV BW BZ CC CD CF CG CI CM CV CX ' +
  'CY DE DJ DM EH ER ET FJ FM GA GD GL GM GN GQ GS GW GY HM HT IL IN IO IS KG KH KI KM KN KP LA ' +
  'LC LI LR LS LV LY MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NF NG NR PG PN PW QA ' +
  'RS RW SB SC SD SH SI SJ SL SM SN SO SR SS ST SZ TD TF TG TJ TK TL TM TO TT TV TW TZ UG UM US ' +
  'VC VE VU WF WS ZM ZW';

/** Other names that people type. */
const aliases: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  AT: ['Österreich'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'Democratic Republic of the Congo'],
  CG: ['Republic of the Congo'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Ivory Coast'],
  CN: ['PRC'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland'],
  ES: ['España'],
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IN: ['Bharat'],
  KP: ['DPRK'],
  KR: ['Korea', 'Republic of Korea'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  PG: ['PNG'],
  PS: ['Palestinian Territories'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
  ZA: ['RSA'],
};

/** Names that are shorter here than in Unicode's CLDR. */
const names: Record<string, string> = {
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

const displayNames = new Intl.DisplayNames('en', { type: 'region' });

/** The English name as CLDR has it, which the runtime of the build brings with it, without abbreviations. */
const nameOf = (code: string) =>
  names[code] ??
  String(displayNames.of(code))
    .replace('&', 'and')
    .replace(/^St\./, 'Saint')
    .replace(/^U\.S\./, 'United States')
    .replace(/ - (.+)/, ' ($1)');

/** The 249 countries and territories of ISO 3166-1, in the order of their names. */
export const countries: NonNullable<ContactForm['countries']> = [
  ...Object.entries(codesByRegion),
  [false, withoutRegions] as const,
  [undefined, others] as const,
]
  .flatMap(([region, codes]) =>
    codes.split(' ').map((code) => ({ code, name: nameOf(code), aliases: aliases[code], region })),
  )
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
