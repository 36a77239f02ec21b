import { services } from '@portfolio/content';
import { Comments } from '@portfolio/ui';
import { useDiscussion } from './useDiscussion';

export interface RepliesProps {
  /** Path of the post, which names its discussion. */
  path: string;
  /** Title of the post. */
  title: string;
  /** Address of the author's own post at Mastodon. */
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

/** The ways to reply below a post; nothing where there are none. */
export function Replies(props: RepliesProps) {
  const { comments } = services;
  if (comments?.provider === 'giscus') return <WithDiscussion {...props} service={comments} />;
  const address = comments?.provider === 'mastodon' ? comments.address : undefined;
  const mastodonHref = props.mastodon ?? address;
  return mastodonHref && <Comments mastodonHref={mastodonHref} />;
}
