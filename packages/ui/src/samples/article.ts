/** Sample content for article stories. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';

import type { ImageFile } from '../cards/Picture/Picture';
import { coverSample, photoSample } from './cards';

export const articleSample = {
  entrance: { durationMs: 800, delaysMs: { heading: 200, dates: 400, panel: 600, prose: 800 } },
  tile: 'cool',
  image: coverSample,
  subtitle: 'A bus stop that announces each bus to riders who cannot read its sign.',
  category: 'Embedded Systems',
  author: 'Asha Kumar',
  readTime: '3 Mins',
  skills: [
    { label: 'C', href: '/skills?search=C' },
    { label: 'Electronics', href: '/skills?search=Electronics' },
  ],
  tags: [{ label: 'radio', href: '/blogs?search=radio' }, { label: 'bus stops' }],
  series: {
    name: 'A talking bus stop',
    parts: [
      { title: 'Riding the bus without sight', href: '/blogs/blogdetail/rider' },
      { title: 'RFID bus number announcer for blind riders', href: '/blogs/blogdetail/announcer' },
      { title: 'A voice for two languages', href: '/blogs/blogdetail/voice' },
    ],
    current: 1,
  },
  counterpart: {
    label: 'Project',
    title: 'RFID bus number announcer',
    href: '/projects/projectdetail/rfid',
  },
  visit: { label: '→ Visit the Project', href: 'https://example.com/tide-clock' },
} as const;

/** Parses markup into an article's sections, ignoring line breaks between elements. */
export const sectionsFrom = (html: string) =>
  fromHtml(html.replace(/>\n\s*</g, '><').trim(), { fragment: true }).children as Element[];

const imageMarkup = ({ src, width, height, alt }: ImageFile) =>
  `<img src='${src}' width="${width}" height="${height}" alt="${alt}">`;

const codeMarkup = `
  <figure data-language="cpp">
    <figcaption>The reader’s main loop</figcaption>
    <pre><code><span class="keyword">void</span> <span class="function">loop</span>() {
  <span class="keyword">if</span> (!reader.<span class="function">isNewCardPresent</span>()) <span class="keyword">return</span>;
  say(<span class="string">'Route '</span>, <span class="constant">2</span>); <span class="comment">// twice, or not at all if the reader at this stop does not know the tag of the bus</span>
}</code></pre>
  </figure>`;

const tableMarkup = `
  <table>
    <caption>Cost of each part</caption>
    <thead>
      <tr><th scope="col">Part</th><th scope="col">Per stop</th><th scope="col">Per bus</th></tr>
    </thead>
    <tbody>
      <tr><th scope="row">Reader</th><td>INR 240</td><td>–</td></tr>
      <tr><th scope="row">Tag</th><td>–</td><td>INR 12</td></tr>
      <tr><th scope="row">Speaker and amplifier</th><td>INR 310</td><td>–</td></tr>
    </tbody>
  </table>`;

/** Common blocks, in typical order. */
export const commonBlocksSample = sectionsFrom(`
  <section id="overview">
    <h2>Overview</h2>
    <p>The reader at the stop detects the tag before anyone can see the bus. A route number has two or three digits, and the speaker says them one by one.</p>
    <p>Each bus carries a tag with its number. The stop reads it with <code>READ 0x04</code> and announces it within <strong>half a second</strong>. <a href="/blogs/blogdetail/radio">The notes on radio</a> explain how tags and readers communicate.</p>
    <aside data-kind="note"><p>The tag costs less than a ticket, and works even if the network does not.</p></aside>
  </section>
  <section id="features">
    <h2>Key features</h2>
    <ul>
      <li>Speaks the number twice, the second time slower.</li>
      <li>Is silent at night: see <code>quietHours</code>.</li>
      <li>Says nothing if it is not sure.</li>
    </ul>
    <figure>
      <img art="${coverSample.art}" alt="${coverSample.alt}">
      <figcaption>The reader picks up the tag of the bus.</figcaption>
    </figure>
  </section>
  <section id="how-it-works">
    <h2>How it works</h2>
    <ol>
      <li>The bus comes within four metres of the stop.</li>
      <li>The reader powers the tag and reads the number.</li>
      <li>The speaker says it.</li>
    </ol>
    ${codeMarkup}
    ${tableMarkup}
  </section>`);

/** Less common blocks. */
export const richBlocksSample = sectionsFrom(`
  <div id="opening">
    <p>An introduction with <em>emphasis</em>, <strong>bold text, <code>code</code></strong> and <del>a deletion</del>.<sup><a href="#footnote-1" role="doc-noteref" id="footnote-1-reference">1</a></sup></p>
    <aside data-kind="warning">
      <p><strong>Warning</strong></p>
      <p>The reader stays on for an hour.</p>
      <ul><li>Switch it off.</li></ul>
    </aside>
    <aside data-kind="caution">
      <p><strong>The amplifier gets hot</strong></p>
      <p>Wait a minute before you touch it.</p>
    </aside>
    <p>Press <kbd>Enter</kbd> to hear <mark>the next bus</mark> with an <abbr title="radio-frequency identification">RFID</abbr> tag, and how much CO<sub>2</sub> it saves.</p>
    <details><summary>What does the tag cost?</summary><p>Less than a ticket.</p></details>
    <blockquote><p>I heard the number of my bus before it had stopped.</p></blockquote>
    <video href="https://video.example.com/watch" provider="Example" player="https://player.example.com/watch"><img art="woven/example" alt="">A minute at the bus stop</video>
    <hr>
  </div>
  <section id="reach">
    <h2>The range of <code>READ</code></h2>
    <p>The signal’s strength falls with the square of the distance.</p>
    <math display="block"><mi>P</mi><mo>=</mo><mfrac><mn>1</mn><msup><mi>r</mi><mn>2</mn></msup></mfrac></math>
    <h3 id="to-do">To do</h3>
    <ul>
      <li><input type="checkbox" checked><p>Test at four metres.</p></li>
      <li><input type="checkbox"><p>Test in rain:</p><ol><li>light</li><li>heavy</li></ol></li>
    </ul>
  </section>
  <div id="footnotes"><footer><ol><li><p>According to the manual of 2019.</p></li></ol></footer></div>`);

/** Returns a diagram of steps from left to right, in the markup that the build produces. */
export const diagramMarkup = (title: string, ...steps: readonly string[]) => {
  const width = steps.length * 140 - 40;
  const boxes = steps.map(
    (step, index) =>
      `${index === 0 ? '' : `<polyline points="${index * 140 - 50},30 ${index * 140 + 10},30" fill="none" stroke="var(--_line)" marker-end="url(#${steps[0]}-arrowhead)"></polyline>`}<g><rect x="${index * 140 + 10}" y="10" width="80" height="40" fill="var(--_node-fill)" stroke="var(--_node-stroke)"></rect><text x="${index * 140 + 50}" y="30" text-anchor="middle" font-size="13" fill="var(--_text)" dy="4.6">${step}</text></g>`,
  );
  return `
  <figure data-block="diagram" title="${title}">
    <svg viewBox="0 0 ${width} 60" width="${width * 1.25}" height="75">
      <defs><marker id="${steps[0]}-arrowhead" markerWidth="8" markerHeight="5" refX="7" refY="2.5" orient="auto"><polygon points="0 0, 8 2.5, 0 5" fill="var(--_arrow)"></polygon></marker></defs>
      ${boxes.join('')}
    </svg>
    <figcaption>Tea, in a few steps</figcaption>
  </figure>`;
};

export const blocksSample = sectionsFrom(`
  <section id="blocks">
    <h2>Talks and questions</h2>
    <ul data-block="gallery">
      <li><figure>${imageMarkup(photoSample)}<figcaption>Three <em>stripes</em>.</figcaption></figure></li>
    </ul>
    <ul data-block="entries">
      <li><p><time datetime="2024-12">December 2024</time></p><p><strong><a href="https://example.com/talk">Giving a bus stop a voice</a></strong></p>
        <p><small>Accessibility Meetup, Chennai</small></p><p>With a <strong>demonstration</strong> and <a href="/about">slides</a>.</p></li>
      <li><p><time datetime="2023">2023</time></p><p><strong>Donaudampfschifffahrtsgesellschaftskapitänsmütze and other words that a bus stop has to say</strong></p></li>
    </ul>
    <ul data-block="cards">
      <li><figure><img art="${coverSample.art}" alt="${coverSample.alt}"></figure><p><strong><a href="/projects/projectdetail/rfid">Bus announcer</a></strong></p><p>A project with <a href="/about">an author</a>.</p></li>
      <li><p><strong>Only text</strong></p><p>Without a link.</p></li>
    </ul>
    <details data-block="faq"><summary>Does it work in rain?</summary><p>Yes, but <strong>more slowly</strong>.</p><ul><li>Light rain.</li></ul></details>
    <details data-block="faq"><summary>Does it work at night?</summary><p>It stays silent.</p></details>
    <ol data-block="timeline">
      <li><p><time datetime="2019">2019</time></p><p><strong>A first reader</strong></p><p>On a table.</p></li>
      <li><p><small>2020 to 2023</small></p><p><strong>Forty stops</strong></p></li>
    </ol>
    <video href="https://maps.example.com/stop" provider="maps.example.com" player="https://maps.example.com/frame" kind="embed"><img art="woven/map" alt="">Map of the bus stop</video>
  </section>`);

const hours = Array.from({ length: 11 }, (_, index) => index);

/** Blocks with text that is too long to fit. */
export const longBlocksSample = sectionsFrom(`
  <section id="long">
    <h2>Donaudampfschifffahrtsgesellschaftskapitänsmütze and other words that a bus stop has to say</h2>
    <p>https://example.com/an/address/that/has/no/place/to/break/and/goes/on/for/longer/than/any/line/on/a/phone</p>
    <figure data-language="shell"><pre><code>curl --silent --fail --location https://example.com/firmware/stop-reader/releases/latest/download/stop-reader.bin --output stop-reader.bin</code></pre></figure>
    <table>
      <caption>Announcements by hour</caption>
      <thead><tr><th scope="col">Hour</th>${hours.map((hour) => `<th scope="col">${hour + 6} o’clock</th>`).join('')}</tr></thead>
      <tbody><tr><th scope="row">Buses</th>${hours.map((hour) => `<td>${(hour * 7) % 23}</td>`).join('')}</tr></tbody>
    </table>
  </section>`);

export const articleEndSample = {
  replyHref: '/contact?about=RFID+bus+number+announcer',
  previous: { title: 'A tide clock without a battery', href: '/blogs/blogdetail/tide-clock' },
  next: { title: 'How a kettle knows when to stop', href: '/blogs/blogdetail/kettle' },
  related: [
    {
      title: 'A doorbell that flashes',
      href: '/blogs/blogdetail/door-bell',
      shared: ['C', 'Electronics'],
    },
    {
      title: 'How a kettle knows when to stop',
      href: '/blogs/blogdetail/kettle',
      shared: ['Embedded Systems'],
    },
  ],
};
