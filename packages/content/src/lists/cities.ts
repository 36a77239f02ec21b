/** A city on offer. */
interface City {
  label: string;
  value: string;
  state: string;
}

/** A city whose name is also what is posted. */
const city =
  (state: string) =>
  (name: string): City => ({ label: name, value: name, state });

/**
 * Cities of Tamil Nadu and Kerala, and two beyond. Places near Tirunelveli name it, so that no two options are the same;
 * Dharapuram posts Coimbatore.
 */
export const cities: City[] = [
  ...[
    'Ambur',
    'Aruppukkottai',
    'Attur',
    'Chengalpattu',
    'Chennai',
    'Chidambaram',
    'Coimbatore',
    'Cuddalore',
    'Dharapuram',
    'Dharmapuri',
    'Dindigul',
    'Erode',
    'Gobichettipalayam',
    'Hosur',
    'Kallakurichi',
    'Kanchipuram',
    'Karaikudi',
    'Karur',
    'Kovilpatti',
    'Krishnagiri',
    'Kumbakonam',
    'Madurai',
    'Mayiladuthurai',
    'Melapalayam (Tirunelveli)',
    'Mettupalayam',
    'Nagapattinam',
    'Nagercoil',
    'Namakkal',
    'Palani',
    'Palayamkottai (Tirunelveli)',
    'Pettai (Tirunelveli)',
    'Pollachi',
    'Pudukkottai',
    'Rajapalayam',
    'Ramanathapuram',
    'Ranipet',
    'Salem',
    'Sivaganga',
    'Sivakasi',
    'Tambaram',
    'Tenkasi',
    'Thachanallur (Tirunelveli)',
    'Thanjavur',
    'Theni',
    'Thoothukudi',
    'Tiruchirappalli',
    'Tirunelveli',
    'Tirupattur',
    'Tiruppur',
    'Tiruvallur',
    'Tiruvannamalai',
    'Tiruvarur',
    'Udhagamandalam',
    'Vellore',
    'Viluppuram',
    'Virudhunagar',
  ]
    .map(city('Tamil Nadu'))
    .map((entry) => (entry.label === 'Dharapuram' ? { ...entry, value: 'Coimbatore' } : entry)),
  ...[
    'Alappuzha',
    'Attingal',
    'Chalakudy',
    'Changanassery',
    'Guruvayur',
    'Idukki',
    'Kannur',
    'Kasaragod',
    'Kayamkulam',
    'Kochi',
    'Kollam',
    'Kothamangalam',
    'Kottayam',
    'Kozhikode',
    'Malappuram',
    'Manjeri',
    'Munnar',
    'Muvattupuzha',
    'Nilambur',
    'Ottapalam',
    'Palakkad',
    'Pathanamthitta',
    'Payyanur',
    'Perinthalmanna',
    'Ponnani',
    'Thalassery',
    'Thiruvalla',
    'Thiruvananthapuram',
    'Thodupuzha',
    'Thrissur',
    'Tirur',
    'Vadakara',
  ].map(city('Kerala')),
  city('Karnataka')('Bangalore'),
  city('Telangana')('Hyderabad'),
];
