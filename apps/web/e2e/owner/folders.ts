/** Where the owner's print app lies, beside the folder of the site. */
export const printFolderOf = (folder: string) => `${folder}-print`;
