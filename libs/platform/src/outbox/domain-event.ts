/** Something that happened. The lib in which it happens declares its type and payload; the platform only carries it. */
export interface DomainEvent<
  Type extends string = string,
  Payload extends object = object,
  AccountId extends string | null = string | null,
> {
  type: Type;
  accountId: AccountId;
  payload: Payload;
}
