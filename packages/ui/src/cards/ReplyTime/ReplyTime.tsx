import { styled } from 'styled-components';

import { font, onTile, radius, space, tileVars } from '../../theme';

export interface ReplyTimeProps {
  /** How long it takes, as it is shown: "24-48 hours". */
  time: string;
  /** What stands before it, such as "Reply within". */
  text: string;
}

const Root = styled.p`
  ${tileVars('manjal')}
  ${onTile}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(20)};
  padding: ${space(20)} ${space(24)};
  margin-block-end: ${space(40)};
  border-radius: ${radius('tile')};

  b {
    font: 700 clamp(2.5rem, 4vw, 3.75rem) / 0.9 ${font('display')};
    letter-spacing: -0.02em;
  }

  span {
    line-height: 1.35;
  }
`;

/** How long a reply takes, in large type on a bright tile. */
export function ReplyTime({ time, text }: ReplyTimeProps) {
  return (
    <Root>
      <span>{text}</span> <b>{time}</b>
    </Root>
  );
}
