/** Folders of drawings that builds generate from a name, such as `companies/tide-works`. */
export const markFolders = ['certificates', 'companies', 'providers', 'skills', 'woven'] as const;
