import { markDrawing, svgFile } from '@portfolio/ui/art';
import { describe, expect, it } from 'vitest';
import { artVersionWith, extraDrawings } from './contentArt';

const none = {
  certificateCounts: new Map<string, number>(),
  halftones: new Map<string, string>(),
  placesOf: () => [],
};

describe('drawings that the content adds', () => {
  it('are woven from their name where the set has none', async () => {
    const names = ['companies/tide-works', 'skills/cobol', 'covers/rfid-bus'];
    const read = (name: string) => (name.startsWith('covers/') ? '<svg/>' : undefined);
    const extras = await extraDrawings({ ...none, names, read });
    expect([...extras.keys()]).toEqual(['companies/tide-works', 'skills/cobol']);
    expect(extras.get('companies/tide-works')).toBe(svgFile(markDrawing('companies/tide-works')));
  });

  it('have a bright dot for each certificate of a provider', async () => {
    const extras = await extraDrawings({
      ...none,
      names: ['providers/tide-school'],
      read: () => undefined,
      certificateCounts: new Map([['tide-school', 3]]),
    });
    expect(extras.get('providers/tide-school')).toBe(
      svgFile(markDrawing('providers/tide-school', 3)),
    );
  });

  it('stop the build, with file and field, where a name stands for nothing', async () => {
    const placesOf = () => ['projects/tide-clock.ts → image.art'];
    await expect(
      extraDrawings({ ...none, names: ['covers/tide-clok'], read: () => undefined, placesOf }),
    ).rejects.toThrow('projects/tide-clock.ts → image.art: name a drawing that is there');
  });

  it('change the version under which all drawings are cached', () => {
    const extras = new Map([['skills/cobol', '<svg/>']]);
    expect(artVersionWith(new Map(), 'bd0aa98a')).toBe('bd0aa98a');
    expect(artVersionWith(extras, 'bd0aa98a')).toMatch(/^[0-9a-f]{8}$/);
    expect(artVersionWith(extras, 'bd0aa98a')).not.toBe('bd0aa98a');
  });
});
