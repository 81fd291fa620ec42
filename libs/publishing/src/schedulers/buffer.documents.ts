/** Queries and mutations of Buffer's GraphQL API. */
export const ORGANIZATIONS = `query Organizations {
  account { organizations { id } }
}`;

export const CHANNELS = `query Channels($input: ChannelsInput!) {
  channels(input: $input) { id name displayName service isDisconnected isLocked }
}`;

export const CREATE_POST = `mutation CreatePost($input: CreatePostInput!) {
  createPost(input: $input) {
    __typename
    ... on PostActionSuccess { post { id status externalLink } }
    ... on MutationError { message }
  }
}`;

export const POSTS = `query Posts($first: Int, $input: PostsInput!) {
  posts(first: $first, input: $input) {
    edges { node { id text status externalLink error { message } } }
  }
}`;
