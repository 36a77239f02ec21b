/** Elements and properties allowed in prose. All others are dropped. */
import type { Options } from 'rehype-sanitize';
import { blockNames } from '../schemas/blocks';
import { codeTokens } from './highlight';

const mathNames =
  'annotation maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace ' +
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics none';

/** Excludes `style`, because the content security policy blocks inline styles. */
const mathProperties =
  'accent accentunder columnalign columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator stretchy symmetric voffset width';

const mathElements = mathNames.split(' ');

const svgElements =
  'circle defs ellipse g line marker path polygon polyline rect svg text tspan'.split(' ');

/** Excludes the classes and styles that the diagram renderer adds. */
const svgProperties = (
  'cx cy d dy fill fontSize fontStyle fontWeight height id markerEnd markerHeight markerStart markerWidth orient points r refX ' +
  'refY rx ry stroke strokeDasharray strokeLinecap strokeLinejoin strokeWidth textAnchor textDecoration transform viewBox width x ' +
  'x1 x2 y y1 y2'
).split(' ');

const dataBlock: [string, ...string[]] = ['dataBlock', ...blockNames, 'diagram'];

export const allowList: Options = {
  tagNames: [
    ...'a abbr aside blockquote br caption code del details div em figcaption figure footer h2 h3 h4 hr img input kbd'.split(
      ' ',
    ),
    ...'li mark ol p pre section small span strong sub summary sup table tbody td th thead time tr ul video'.split(
      ' ',
    ),
    ...mathElements,
    ...svgElements,
  ],
  attributes: {
    ...Object.fromEntries(mathElements.map((name) => [name, mathProperties.split(' ')])),
    ...Object.fromEntries(svgElements.map((name) => [name, svgProperties])),
    mtd: [...mathProperties.split(' '), ['className', 'tml-left', 'tml-right']],
    a: ['href', 'id', ['role', 'doc-noteref']],
    abbr: ['title'],
    aside: ['dataKind', 'dataFold', 'title'],
    details: ['open', dataBlock],
    div: ['id'],
    figure: ['dataLanguage', dataBlock, 'title'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'art', 'alt'],
    input: ['type', 'disabled', 'checked'],
    ol: ['start', dataBlock],
    section: ['id'],
    span: [['className', ...codeTokens]],
    td: ['dataAlign'],
    th: ['scope', 'dataAlign'],
    time: ['dateTime'],
    ul: [dataBlock],
    video: ['href', 'provider', 'player', 'kind'],
  },
  protocols: { href: ['https', 'mailto'], player: ['https'] },
  // Ids need no prefix, because they are checked to be unique.
  clobber: [],
};
