### What people say to each other, and how they find each other.

## Refusals

chat-none = Nobody is here to talk to. Invite somebody, then you can write.
chat-nobody = Open the home page first, so that the others know who writes.
chat-empty = There is nothing to read in that. Write something.
chat-too-long = A message has at most { $most } letters, this one has { $count }. Send it in parts.
chat-muted = The hosts of this server have muted you for a while. Read along; you can write again later.
chat-no-such-person = Whoever that was, they have said nothing here. Look at the messages again.
chat-no-such-line = That message is gone: only the newest are kept.
