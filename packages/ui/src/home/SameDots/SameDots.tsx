import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Art, artLayout } from '../../art/Art';
import { Link } from '../../platform/Link';
import { Drawing, Lattice, List, Name, ProjectName, Text } from './SameDots.styles';

export interface SameDotsItem {
  /** The drawing, e.g. `same-dots/hand`. */
  image: { art: string };
  /** Meaning of the dots in this drawing, such as "Stops". */
  label: string;
  /** Says where the dots appear: "on a bus route". */
  caption: string;
  link?: { label: ReactNode; href: string; newTab?: boolean } | undefined;
}

export interface SameDotsProps {
  /** Drawings that share the lattice, in order. */
  items: readonly SameDotsItem[];
}

const linkProps = ({ href, newTab }: NonNullable<SameDotsItem['link']>) => ({ href, newTab });

const hasDotsLayer = ({ image }: SameDotsItem) => artLayout(image.art)?.[1].includes('dots');

/**
 * A lattice of dots, joined by a line. The line changes when the visitor hovers over a label, presses an arrow key or, on phones,
 * scrolls. Without scripts and in print, each drawing is separate.
 */
export function SameDots({ items }: SameDotsProps) {
  const [current, setCurrent] = useState(0);
  const ref = useRef<HTMLUListElement>(null);
  const count = items.length;

  useEffect(() => {
    const list = ref.current;
    if (!list || count < 2) return undefined;
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { followDots } = await import('./followDots');
      if (!isUnmounted) stop = followDots(list, setCurrent);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start().catch(console.warn);
    });
    observer.observe(list);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      stop?.();
    };
  }, [count]);

  const [first] = items;
  const lattice = items.every(hasDotsLayer) ? first?.image.art : undefined;
  return (
    <List ref={ref} $count={count} data-lattice={lattice && ''}>
      {items.map(({ image, label, caption, link }, index) => (
        <li key={label} data-current={index === current ? '' : undefined}>
          {index === 0 && lattice && (
            <Lattice>
              <Art name={lattice} parts={['dots']} />
            </Lattice>
          )}
          {/* Skipped by Tab and screen readers, because the text below has the same link. */}
          <Drawing
            {...(link && { as: Link, ...linkProps(link), tabIndex: -1, 'aria-hidden': true })}
          >
            <span>
              <span>
                <Art name={image.art} />
              </span>
            </span>
          </Drawing>
          <Text {...(link && { as: Link, ...linkProps(link) })}>
            <Name>{`${label} `}</Name>
            <span>{`${caption} `}</span>
            {link && <ProjectName>{link.label}</ProjectName>}
          </Text>
        </li>
      ))}
    </List>
  );
}
