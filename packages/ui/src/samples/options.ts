/** Sample options for form stories. */
export const categorySamples = [
  'All',
  'Frontend',
  'Backend',
  'Design',
  'Tools',
  'Deployment',
  'Database',
] as const;

export const countrySamples = [
  { value: 'AX', label: 'Åland Islands' },
  { value: 'AT', label: 'Austria' },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'FR', label: 'France' },
  { value: 'IN', label: 'India', aliases: ['Bharat'] },
  { value: 'ID', label: 'Indonesia' },
  { value: 'JP', label: 'Japan' },
  { value: 'KE', label: 'Kenya' },
  { value: 'LK', label: 'Sri Lanka' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
] as const;

/** Two of these options submit the same value. */
export const citySamples = [
  { value: 'Chennai', label: 'Chennai' },
  { value: 'Coimbatore', label: 'Coimbatore' },
  { value: 'Dharapuram', label: 'Dharapuram', submittedValue: 'Coimbatore' },
  { value: 'Madurai', label: 'Madurai' },
] as const;
