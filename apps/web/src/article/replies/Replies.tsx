import { services } from '@portfolio/content';
import { Comments } from '@portfolio/ui';
import { useDiscussion } from './useDiscussion';

export interface RepliesProps {
  /** The post's path, which identifies the discussion. */
  path: string;
  title: string;
  /** URL of the author's post on Mastodon about this article. */
  mastodon: string | undefined;
}

type GiscusService = Parameters<typeof useDiscussion>[0];

function GiscusComments({
  service,
  path,
  title,
  mastodon,
}: RepliesProps & { service: GiscusService }) {
  return <Comments discussion={useDiscussion(service, path, title)} mastodonHref={mastodon} />;
}

/** Comments or a link to Mastodon, below a post. Renders nothing if neither is configured. */
export function Replies(props: RepliesProps) {
  const { comments } = services;
  if (comments?.provider === 'giscus') return <GiscusComments {...props} service={comments} />;
  const profileHref = comments?.provider === 'mastodon' ? comments.address : undefined;
  const mastodonHref = props.mastodon ?? profileHref;
  return mastodonHref && <Comments mastodonHref={mastodonHref} />;
}
