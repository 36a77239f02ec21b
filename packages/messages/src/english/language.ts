export const language: string = 'en-GB';
