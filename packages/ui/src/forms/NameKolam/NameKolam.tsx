import { fill, messages } from '@portfolio/messages';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import { drawOn } from '../../motion/drawOn';
import { cluster, colour, space } from '../../theme';
import { TextButton } from '../TextButton/TextButton';
import { pngOf, saveFile, svgOf } from './kolamFile';
import { nameKolam } from './kolamShapes';

export interface NameKolamProps {
  /** The visitor's name, as typed in the form. */
  name: string;
}

const Root = styled.figure`
  ${cluster(16, 32)}
  margin: 0;

  svg {
    flex: none;
    inline-size: min(14rem, 100%);
    fill: none;
    stroke: ${colour('ink')};
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='you'] {
    fill: var(--dot);
    stroke: var(--dot-ring);
    stroke-width: 2;
  }

  ${drawOn}
`;

const Caption = styled.figcaption`
  flex: 1 1 14rem;

  > p {
    max-inline-size: 30rem;
  }
`;

const Buttons = styled.div`
  ${cluster(4, 20)}
  margin-block-start: ${space(8)};
`;

/** A downloadable kolam, which the browser generates from the visitor's name. */
export function NameKolam({ name }: NameKolamProps) {
  const picture = useRef<SVGSVGElement>(null);
  const shapes = useMemo(() => nameKolam(name), [name]);
  const title = fill(messages.kolam.label, { name });
  const fileName = `kolam-${name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const readSvg = () => {
    const styles = getComputedStyle(picture.current!);
    const read = (token: string) => styles.getPropertyValue(token).trim();
    const colours = { ground: read('--ground'), line: read('--ink'), dot: read('--dot') };
    return svgOf(shapes, colours, title);
  };
  const saveSvg = () =>
    saveFile(new Blob([readSvg()], { type: 'image/svg+xml' }), `${fileName}.svg`);
  const savePng = async () => saveFile(await pngOf(readSvg()), `${fileName}.png`);

  return (
    <Root>
      <svg
        ref={picture}
        viewBox={`0 0 ${shapes.size} ${shapes.size}`}
        role="img"
        aria-label={title}
      >
        <path data-part="dots" d={shapes.dots} strokeWidth={shapes.dotWidth} />
        {shapes.lines.map((d) => (
          <path key={d} data-part="line" d={d} pathLength={1} strokeWidth={shapes.lineWidth} />
        ))}
        <path data-part="you" d={shapes.brightDot} />
      </svg>
      <Caption>
        <p>{messages.kolam.text}</p>
        <Buttons>
          <TextButton onClick={saveSvg}>{messages.kolam.saveSvg}</TextButton>
          <TextButton onClick={() => void savePng()}>{messages.kolam.savePng}</TextButton>
        </Buttons>
      </Caption>
    </Root>
  );
}
