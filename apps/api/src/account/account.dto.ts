import { ApiProperty } from '@nestjs/swagger';

export class AccountDto {
  @ApiProperty({ type: Boolean, description: 'Always true for a valid key' })
  signedIn!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Credits that can be spent: the balance less what is held',
    example: 99510,
  })
  credits!: number;

  @ApiProperty({ type: 'integer', description: 'Credits held for work under way', example: 490 })
  reserved!: number;
}
