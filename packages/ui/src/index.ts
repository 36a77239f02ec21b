// The public surface: every part that the site and the print app show. Generators of drawings are in `./art`, tokens in `./theme`.

export * from './forms/Button/Button';
export * from './forms/IconButton/IconButton';
export * from './forms/LinkButton/LinkButton';
export * from './forms/TextButton/TextButton';
