/** The file in which the build of a language leaves what hosts have to know. */
export const builtFile = 'built.json';
