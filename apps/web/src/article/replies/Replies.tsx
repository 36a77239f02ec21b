import { services } from '@portfolio/content';
import { Comments } from '@portfolio/ui';
import { useDiscussion } from './useDiscussion';

export interface RepliesProps {
  /** Path of the post, which identifies its discussion. */
  path: string;
  title: string;
  /** Address of the author's own post on Mastodon. */
  mastodon: string | undefined;
}

type GiscusService = Parameters<typeof useDiscussion>[0];

/** Comments through giscus, and a link to Mastodon if the post has one. */
function WithDiscussion({
  service,
  path,
  title,
  mastodon,
}: RepliesProps & { service: GiscusService }) {
  return <Comments discussion={useDiscussion(service, path, title)} mastodonHref={mastodon} />;
}

/** Ways to reply below a post; nothing if none is configured. */
export function Replies(props: RepliesProps) {
  const { comments } = services;
  if (comments?.provider === 'giscus') return <WithDiscussion {...props} service={comments} />;
  const address = comments?.provider === 'mastodon' ? comments.address : undefined;
  const mastodonHref = props.mastodon ?? address;
  return mastodonHref && <Comments mastodonHref={mastodonHref} />;
}
