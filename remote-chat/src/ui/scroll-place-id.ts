/** The element beside the send button that takes up the conversation's scroll button. */
export const scrollPlaceId = 'scroll-place';
