import { composeStories } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as faq from './cards/Faq/Faq.stories';
import * as picture from './cards/Picture/Picture.stories';
import * as skillBar from './cards/SkillBar/SkillBar.stories';
import * as cookieBanner from './chrome/CookieBanner/CookieBanner.stories';
import * as siteHeader from './chrome/SiteHeader/SiteHeader.stories';
import * as themeToggle from './chrome/ThemeToggle/ThemeToggle.stories';
import * as button from './forms/Button/Button.stories';
import * as checkbox from './forms/Checkbox/Checkbox.stories';
import * as field from './forms/Field/Field.stories';
import * as filterDropdown from './forms/FilterDropdown/FilterDropdown.stories';
import * as iconButton from './forms/IconButton/IconButton.stories';
import * as linkButton from './forms/LinkButton/LinkButton.stories';
import * as notice from './forms/Notice/Notice.stories';
import * as radioGroup from './forms/RadioGroup/RadioGroup.stories';
import * as searchField from './forms/SearchField/SearchField.stories';
import * as slider from './forms/Slider/Slider.stories';
import * as surveyProgress from './forms/SurveyProgress/SurveyProgress.stories';
import * as textArea from './forms/TextArea/TextArea.stories';
import { globalCss } from './theme';

/*
 * What people see whose system replaces all colours by a few of its own (Windows' contrast themes). Grounds and shadows are gone
 * then, and so is all that was told by them alone. Judged by pixels, as by eyes: computed styles do not say what is painted.
 */

const Faq = composeStories(faq);
const PictureStories = composeStories(picture);
const SkillBar = composeStories(skillBar);
const CookieBanner = composeStories(cookieBanner);
const SiteHeader = composeStories(siteHeader);
const ThemeToggle = composeStories(themeToggle);
const Button = composeStories(button);
const Checkbox = composeStories(checkbox);
const Field = composeStories(field);
const FilterDropdown = composeStories(filterDropdown);
const IconButton = composeStories(iconButton);
const LinkButton = composeStories(linkButton);
const Notice = composeStories(notice);
const RadioGroup = composeStories(radioGroup);
const SearchField = composeStories(searchField);
const Slider = composeStories(slider);
const SurveyProgress = composeStories(surveyProgress);
const TextArea = composeStories(textArea);

/** The least contrast that a sign of meaning has to its surroundings (WCAG 2.2 1.4.11). */
const leastContrast = 3;

/** The fewest pixels that make a sign: a line of 12 CSS px, or a dot of 4. */
const leastMark = 12;

type Colour = readonly [red: number, green: number, blue: number];

const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const isTold = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= leastContrast;
};

/** What is looked at of an element's box, in CSS px from its top left corner; all of it when left out. */
type Crop = Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', number>>>;

class Picture {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly data: Uint8ClampedArray,
  ) {}

  at(x: number, y: number): Colour {
    const [red = 0, green = 0, blue = 0] = this.data.subarray((y * this.width + x) * 4);
    return [red, green, blue];
  }

  /** How many pixels are told from `ground`. */
  marks(ground: Colour): number {
    let count = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) if (isTold(this.at(x, y), ground)) count++;
    }
    return count;
  }

  /** How many pixels are told from those in the same place of another picture. */
  changes(other: Picture): number {
    let count = 0;
    for (let y = 0; y < Math.min(this.height, other.height); y++) {
      for (let x = 0; x < Math.min(this.width, other.width); x++) {
        if (isTold(this.at(x, y), other.at(x, y))) count++;
      }
    }
    return count;
  }

  /** Which of the four sides have a line, solid or dashed, looked for around their middles, up to 5 px inwards. */
  edges(ground: Colour) {
    const [middle, centre] = [Math.floor(this.width / 2), Math.floor(this.height / 2)];
    const has = (place: (inwards: number, along: number) => Colour) =>
      [0, 1, 2, 3, 4].some((inwards) =>
        [-4, -2, 0, 2, 4].some((along) => isTold(place(inwards, along), ground)),
      );
    return {
      top: has((inwards, along) => this.at(middle + along, inwards)),
      bottom: has((inwards, along) => this.at(middle + along, this.height - 1 - inwards)),
      left: has((inwards, along) => this.at(inwards, centre + along)),
      right: has((inwards, along) => this.at(this.width - 1 - inwards, centre + along)),
    };
  }
}

const allSides = { top: true, bottom: true, left: true, right: true };

/** The ground of the page, e.g. white. */
const ground = (): Colour => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue];
};

async function look(element: Element, crop: Crop = {}): Promise<Picture> {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { left = 0, top = 0, width = bitmap.width, height = bitmap.height } = crop;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.drawImage(bitmap, -Math.round(left), -Math.round(top));
  return new Picture(width, height, context.getImageData(0, 0, width, height).data);
}

/** Puts a story on the page, with room around it for a focus ring. */
function show(story: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.style.padding = '1rem';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(story));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}

function find<T extends Element = HTMLElement>(place: Element, selector: string): T {
  const element = place.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${globalCss({ displayFontUrl: '', textFontUrl: '', fallbackFaces: '' })}*{caret-color:transparent!important;transition:none!important}`;
  document.head.append(style);
});

it('is run with forced colours', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

describe('what can be pressed or filled in has an edge', () => {
  it.each<[string, ReactNode, string]>([
    ['a filled button', <Button.Default key="" />, 'button'],
    ['an outlined button', <Button.Outline key="" />, 'button'],
    ['a disabled button', <Button.Disabled key="" />, 'button'],
    ['a link that looks like a button', <LinkButton.Default key="" />, 'a'],
    ['a text field', <Field.Default key="" />, 'input'],
    ['a text field with an error', <Field.WithError key="" />, 'input'],
    ['a text area', <TextArea.Default key="" />, 'textarea'],
    ['a search field', <SearchField.Default key="" />, 'input'],
    ['a checkbox', <Checkbox.Default key="" />, 'input'],
    ['an answer', <RadioGroup.Default key="" />, 'label'],
    ['a filter', <FilterDropdown.Default key="" />, '[role=combobox]'],
    ['a button of the cookie banner', <CookieBanner.Default key="" />, 'button'],
    ['a notice', <Notice.Default key="" />, '[role=status]'],
  ])('%s', async (_name, story, selector) => {
    const picture = await look(find(show(story), selector));
    expect(picture.edges(ground())).toEqual(allSides);
  });

  it('the cookie banner, towards the page', async () => {
    const picture = await look(find(show(<CookieBanner.Default />), '[role=region], section'));
    expect(picture.edges(ground()).top).toBe(true);
  });

  it('the list of a filter', async () => {
    const place = show(<FilterDropdown.Default />);
    await userEvent.click(find(place, '[role=combobox]'));
    const picture = await look(find(place, '[role=listbox]'));
    expect(picture.edges(ground())).toEqual(allSides);
  });
});

describe('icons and drawings are not lost', () => {
  it.each<[string, ReactNode, string]>([
    ['the sun', <ThemeToggle.Default key="" />, 'button'],
    ['the cross', <IconButton.Default key="" />, 'button'],
    ['the sign of an error', <Field.WithError key="" />, '[id$=error] svg, svg'],
    ['the magnifier', <SearchField.Default key="" />, 'svg'],
    ['the arrow of a filter', <FilterDropdown.Default key="" />, '[role=combobox] svg'],
    ['the dots in the place of a picture', <PictureStories.MissingImage key="" />, '[role=img]'],
    ['the progress of a survey', <SurveyProgress.Default key="" />, 'svg'],
    ['the thumb of a slider', <Slider.Default key="" />, 'input'],
  ])('%s', async (_name, story, selector) => {
    const place = show(story);
    // Drawings arrive after the page, and what stands in for a picture once that has failed.
    await expect
      .poll(async () => (await look(find(place, selector))).marks(ground()))
      .toBeGreaterThan(leastMark);
  });
});

describe('states are told apart', () => {
  it.each<[string, ReactNode, ReactNode, string, Crop?]>([
    ['a ticked checkbox', <Checkbox.Ticked key="" />, <Checkbox.Default key="" />, 'input'],
    ['a chosen answer', <RadioGroup.Answered key="" />, <RadioGroup.Default key="" />, 'label'],
    [
      'a disabled button',
      <Button.Disabled key="" children="Send" />,
      <Button.Default key="" children="Send" />,
      'button',
    ],
    [
      'a skill of 88 and one of 30',
      <SkillBar.Default key="" percent={88} />,
      <SkillBar.Default key="" percent={30} />,
      '[role=meter]',
    ],
  ])('%s', async (_name, one, other, selector, crop) => {
    const [first, second] = [find(show(one), selector), find(show(other), selector)];
    await expect
      .poll(async () => (await look(first, crop)).changes(await look(second, crop)))
      .toBeGreaterThan(leastMark);
  });

  it.each(['dots', 'plus and minus'])('an open question and a closed one, by %s', async (sign) => {
    const place = show(<Faq.Open />);
    const [closed, open] = [...place.querySelectorAll('button')];
    const left = sign === 'dots' ? 0 : open!.offsetWidth - 20;
    const lookAtSign = (question: HTMLElement) =>
      look(question, { left, top: question.offsetHeight / 2 - 10, width: 20, height: 20 });
    const [before, after] = [await lookAtSign(closed!), await lookAtSign(open!)];
    expect(after.changes(before)).toBeGreaterThan(leastMark);
  });

  it('the chosen option and the others', async () => {
    const place = show(<FilterDropdown.Default />);
    await userEvent.click(find(place, '[role=combobox]'));
    const [chosen, other] = [...place.querySelectorAll('[role=option]')];
    const mark = { width: 40 };
    expect((await look(chosen!, mark)).changes(await look(other!, mark))).toBeGreaterThan(
      leastMark,
    );
  });

  it('the current page and the others', async () => {
    const place = show(<SiteHeader.Default />);
    const origin = place.getBoundingClientRect();
    // The stop hangs on the route line below its link.
    const stopOf = (selector: string) => {
      const { left, width, bottom } = find(place, selector).getBoundingClientRect();
      const [x, y] = [left + width / 2 - origin.left, bottom - origin.top];
      return look(place, { left: x - 10, top: y - 10, width: 20, height: 20 });
    };
    const [current, other] = [
      await stopOf('[aria-current]'),
      await stopOf('li a:not([aria-current])'),
    ];
    expect(current.changes(other)).toBeGreaterThan(leastMark);
    // A dot, and not merely a gap in the line.
    expect(current.marks(ground())).toBeGreaterThan(10 * leastMark);
  });
});

describe('what the keyboard stands on has a ring', () => {
  it.each<[string, ReactNode]>([
    ['a button', <Button.Default key="" />],
    ['a link that looks like a button', <LinkButton.Default key="" />],
    ['the theme’s button', <ThemeToggle.Default key="" />],
    ['a text field', <Field.Default key="" />],
    ['a checkbox', <Checkbox.Ticked key="" />],
    ['an answer', <RadioGroup.Default key="" />],
    ['a filter', <FilterDropdown.Default key="" />],
    ['a question', <Faq.Default key="" />],
    ['a slider', <Slider.Default key="" />],
  ])('%s', async (_name, story) => {
    const place = show(story);
    const before = await look(place);
    await userEvent.tab();
    expect(place.contains(document.activeElement)).toBe(true);
    expect((await look(place)).changes(before)).toBeGreaterThan(60);
  });
});
