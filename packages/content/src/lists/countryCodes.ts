import { countries } from './countries';

/** About forty country codes of telephone numbers, each with the countries that share it, in the order of the countries. */
const countriesByCode =
  '61 AU, 43 AT, 973 BH, 880 BD, 32 BE, 55 BR, 86 CN, 45 DK, 20 EG, 33 FR, 49 DE, 91 IN, 62 ID, 353 IE, 39 IT, 81 JP, ' +
  '965 KW, 60 MY, 960 MV, 977 NP, 31 NL, 64 NZ, 47 NO, 968 OM, 92 PK, 63 PH, 974 QA, 7 RU KZ, 966 SA, 65 SG, 27 ZA, ' +
  '82 KR, 34 ES, 94 LK, 46 SE, 41 CH, 66 TH, 971 AE, 44 GB, 1 US CA';

const nameOf = (code: string) => countries.find((country) => country.code === code)?.name;

/** The country codes on offer. */
export const countryCodes = countriesByCode.split(', ').map((entry) => {
  const [digits, ...shared] = entry.split(' ');
  const value = `+${digits}`;
  return { value, label: `${value} ${shared.map(nameOf).join(' and ')}`, countries: shared };
});
