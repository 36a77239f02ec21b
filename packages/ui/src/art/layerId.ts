/**
 * The id of a drawing's layer in a document that holds many: an XML name, which has no slashes.
 *
 * @param name the drawing's name in the art set, e.g. `covers/rfid-bus`
 */
export const layerId = (name: string, part: string) => `${name.replaceAll('/', '.')}.${part}`;
