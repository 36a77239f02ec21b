import { createLogger, resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { contentDevelopment } from './vite';

it('the development server hides only errors caused by interrupted requests', async () => {
  const error = vi.fn();
  const { logger } = await resolveConfig(
    {
      configFile: false,
      customLogger: { ...createLogger(), error },
      plugins: [contentDevelopment()],
    },
    'serve',
  );
  logger.error('Internal server error: transport was disconnected, cannot call "fetchModule"');
  expect(error).not.toHaveBeenCalled();
  logger.error('Internal server error: unknown drawing', { timestamp: true });
  expect(error).toHaveBeenCalledExactlyOnceWith('Internal server error: unknown drawing', {
    timestamp: true,
  });
});
