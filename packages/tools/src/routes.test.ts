import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRoutes, routeName } from './routes';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'routes-test-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('readRoutes', () => {
  it("takes the build's own list first", () => {
    writeFileSync(
      join(dist, 'routes.json'),
      '[{"path":"/","status":200},{"path":"/x","status":404}]',
    );
    writeFileSync(join(dist, 'sitemap.xml'), '<loc>https://example.com/about</loc>');
    expect(readRoutes(dist)).toEqual([
      { path: '/', status: 200 },
      { path: '/x', status: 404 },
    ]);
  });

  it('reads the sitemap where there is no list', () => {
    writeFileSync(
      join(dist, 'sitemap.xml'),
      '<urlset><url><loc>https://example.com/</loc></url><url><loc>\n https://example.com/my%20page </loc></url></urlset>',
    );
    expect(readRoutes(dist)).toEqual([
      { path: '/', status: 200 },
      { path: '/my page', status: 200 },
    ]);
  });

  it('says what to do where there is neither, and what a list must be', () => {
    expect(() => readRoutes(dist)).toThrow('Build the site first');
    writeFileSync(join(dist, 'routes.json'), '["/"]');
    expect(() => readRoutes(dist)).toThrow('must be a list of { "path", "status" }');
  });
});

describe('routeName', () => {
  it('makes a file name of a path', () => {
    expect(routeName('/')).toBe('home');
    expect(routeName('/projects/projectdetail/rfid-bus/')).toBe('projects-projectdetail-rfid-bus');
    expect(routeName('/my page')).toBe('my-page');
  });
});
