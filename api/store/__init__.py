"""What is kept in the database. All the SQL is here."""
