import type { ComponentProps } from 'react';

import { Control } from '../Control.styles';

/** One line of text: words, an e-mail address, a telephone number. Belongs in a `Field`, which names it. */
export const TextInput = (props: ComponentProps<'input'>) => <Control {...props} />;
